"""The rules of Patolli, by the chapters of docs/rules/patolli.md.

| chapter | module |
|---|---|
| Setting up | setting_up |
| Throwing the beans, Entering, Moving, Capturing | turn |
| Squares with an effect, Coming home | squares |
| The end | end |
"""
