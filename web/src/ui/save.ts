// Give the reader a file.

export function save(text: string, name: string): void {
  saveFile(new File([text], name, { type: "application/json" }));
}

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
