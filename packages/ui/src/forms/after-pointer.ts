/**
 * An error shown when a field is left moves what stands below. If the field is left by pressing a
 * button, the button would move away from the pointer and the click be lost. So showing waits until
 * the pointer is up.
 */
let isDown = false

function follow(isPressed: boolean) {
  return () => {
    isDown = isPressed
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', follow(true), { capture: true, passive: true })
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, follow(false), { capture: true, passive: true })
}

export function afterPointer(work: () => void): void {
  if (!isDown) {
    work()
    return
  }
  // After the click that follows the release.
  const later = () => setTimeout(work)
  const controller = new AbortController()
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(
      end,
      () => {
        controller.abort()
        later()
      },
      { signal: controller.signal },
    )
}
