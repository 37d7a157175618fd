/** A form that opens under a request: read from its title, and seen with its buttons where there is room. */
export function showForm(titre: HTMLElement | null): void {
  titre?.focus({ preventScroll: true })
  titre?.parentElement?.scrollIntoView({ block: 'nearest' })
}
