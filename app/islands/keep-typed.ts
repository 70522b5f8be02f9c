type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed while React starts. If a browser's translation or an extension has changed the part by then,
 * React renders it again with empty fields; the returned function fills them in and returns the focus.
 */
export function keepTyped(part: ParentNode): () => void {
  const allFields = () => [
    ...part.querySelectorAll<Field>("input, textarea, select"),
  ];
  const fields = allFields();
  const focused = fields.findIndex((field) => field.matches(":focus"));
  return () => {
    const again = allFields();
    for (const [index, field] of fields.entries()) {
      const empty = again[index];
      if (empty && empty !== field && empty.name === field.name)
        fill(empty, field);
    }
    if (again[focused] !== fields[focused]) again[focused]?.focus();
  };
}

function fill(empty: Field, field: Field) {
  if (field instanceof HTMLInputElement && empty instanceof HTMLInputElement) {
    empty.checked = field.checked;
    // A file's value is read-only.
    if (field.type === "file") {
      empty.files = field.files;
      return;
    }
  }
  empty.value = field.value;
}
