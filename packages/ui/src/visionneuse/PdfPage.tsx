import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { textes } from './textes.ts'
import css from './visionneuse.module.css'

type PdfPageProps = {
  document: PDFDocumentProxy
  rang: number
  /** Width in pixels at which the page is drawn. */
  width: number
}

/** Drawn when it comes near the screen: a contract of eighty pages opens as fast as a letter. */
export function PdfPage({ document, rang, width }: PdfPageProps) {
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  const isNear = useNearScreen(frame)

  useEffect(() => {
    let isGone = false
    void document.getPage(rang).then((read) => !isGone && setPage(read))
    return () => {
      isGone = true
    }
  }, [document, rang])

  const size = page?.getViewport({ scale: 1 })
  const scale = size ? width / size.width : 1
  useEffect(() => {
    if (!page || !isNear || !canvas.current || !text.current) return
    return draw(page, scale, canvas.current, text.current)
  }, [page, isNear, scale])

  return (
    <figure
      ref={frame}
      className={css.page}
      aria-label={textes.page(rang, document.numPages)}
      // A4 until the page is known, so that the pages below stay where they are.
      style={{ width, aspectRatio: size ? `${size.width} / ${size.height}` : '210 / 297' }}
    >
      <canvas ref={canvas} className={css.canvas} />
      <div ref={text} className={css.text} />
    </figure>
  )
}

/** The picture of the page, and over it its words: selectable, searchable, read out. */
function draw(
  page: PDFPageProxy,
  scale: number,
  canvas: HTMLCanvasElement,
  text: HTMLDivElement,
): () => void {
  const viewport = page.getViewport({ scale })
  const sharpness = window.devicePixelRatio || 1
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  const task = page.render({
    canvas,
    viewport,
    ...(sharpness !== 1 && { transform: [sharpness, 0, 0, sharpness, 0, 0] }),
  })
  let isGone = false
  // Drawing again before the first is done cancels it: nothing to say about that.
  task.promise.catch(() => {})
  void import('pdfjs-dist').then(({ TextLayer }) => {
    if (isGone) return
    text.replaceChildren()
    text.style.setProperty('--total-scale-factor', String(scale))
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: text,
      viewport,
    })
    layer.render().catch(() => {})
  })
  return () => {
    isGone = true
    task.cancel()
  }
}

function useNearScreen(ref: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '600px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isNear
}
