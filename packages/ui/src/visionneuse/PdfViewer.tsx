import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../feedback/EmptyState.tsx'
import { PdfPage } from './PdfPage.tsx'
import { openPdf } from './pdf.ts'
import { FIT, Toolbar, ZoomTools } from './Toolbar.tsx'
import { textes } from './textes.ts'
import css from './visionneuse.module.css'

type PdfViewerProps = {
  blob: Blob
  nom: string
  /** Further tools: the download button. */
  tools: ReactNode
  onFailure: () => void
}

export function PdfViewer({ blob, nom, tools, onFailure }: PdfViewerProps) {
  const document = useDocument(blob, onFailure)
  const stage = useRef<HTMLDivElement>(null)
  const width = useWidth(stage)
  const [zoom, setZoom] = useState(FIT)
  return (
    <div className="stack slim gap-12">
      <Toolbar>
        <ZoomTools zoom={zoom} onZoom={setZoom} />
        {document && <span className={css.count}>{textes.pages(document.numPages)}</span>}
        {tools}
      </Toolbar>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard */}
      <section ref={stage} className={css.stage} tabIndex={0} aria-label={nom}>
        {document && width > 0 ? (
          Array.from({ length: document.numPages }, (_, index) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name, and never move
              key={index}
              document={document}
              rang={index + 1}
              width={Math.round((width * zoom) / 100)}
            />
          ))
        ) : (
          <div className="muted stack gap-12">
            <p role="status">{textes.chargement}</p>
            <Skeleton height="24rem" />
          </div>
        )}
      </section>
    </div>
  )
}

function useDocument(blob: Blob, onFailure: () => void): PDFDocumentProxy | null {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null)
  const fail = useRef(onFailure)
  fail.current = onFailure
  useEffect(() => {
    let close = () => {}
    let isGone = false
    openPdf(blob).then(
      (opened) => {
        close = opened.close
        if (isGone) close()
        else setDocument(opened.document)
      },
      () => !isGone && fail.current(),
    )
    return () => {
      isGone = true
      setDocument(null)
      close()
    }
  }, [blob])
  return document
}

/** The room that a page has, followed as the window changes. */
function useWidth(ref: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return width
}
