// Copying, also where the page is not served over https and browsers have no clipboard for it.

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return oldWay(text)
  }
}

/** Selects the text in a field that nobody sees, and copies what is selected. */
function oldWay(text: string): boolean {
  const before = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    before?.focus({ preventScroll: true })
  }
}
