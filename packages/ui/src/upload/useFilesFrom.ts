import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Files that are dropped on an element, or pasted while the focus is inside it. */
export function useFilesFrom(
  ref: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
  isDisabled: boolean,
): { isOver: boolean } {
  const [isOver, setOver] = useState(false)
  const receive = useEffectEvent((files: FileList | undefined) => {
    if (files?.length && !isDisabled) onFiles([...files])
  })

  useEffect(() => {
    const zone = ref.current
    if (!zone) return
    const stop = new AbortController()
    const { signal } = stop
    const listen = <Name extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => zone.addEventListener(name, listener, { signal })

    listen('dragover', (event) => setOver(hasFiles(event)))
    listen('dragleave', ({ relatedTarget }) => {
      if (!zone.contains(relatedTarget as Node | null)) setOver(false)
    })
    listen('drop', ({ dataTransfer }) => {
      setOver(false)
      receive(dataTransfer?.files)
    })
    listen('paste', (event) => {
      if (!event.clipboardData?.files.length) return
      event.preventDefault()
      receive(event.clipboardData.files)
    })
    // A file dropped beside the zone would replace the page, and what was typed in it.
    for (const name of ['dragover', 'drop'] as const)
      window.addEventListener(name, keepPage, { signal })
    return () => stop.abort()
  }, [ref])

  return { isOver: isOver && !isDisabled }
}

const hasFiles = ({ dataTransfer }: DragEvent) => Boolean(dataTransfer?.types.includes('Files'))

function keepPage(event: DragEvent): void {
  if (hasFiles(event)) event.preventDefault()
}
