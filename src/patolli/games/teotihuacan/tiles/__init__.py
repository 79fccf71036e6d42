"""The tiles with effects: each is one declaration that says when it acts, what it does and by
which rule. What is printed on them comes from `components.toml`, their names are locale keys
(`teotihuacan-technology-13`, `teotihuacan-royal-2`, `teotihuacan-discovery-vp-4`, ...).
"""
