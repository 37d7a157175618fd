import type { PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

export type OpenedPdf = { document: PDFDocumentProxy; close: () => void }

/** Fetched with the first document that somebody opens, and not before. */
export async function openPdf(blob: Blob): Promise<OpenedPdf> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist')
  GlobalWorkerOptions.workerSrc = workerUrl
  const task = getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    // Compiled code for rare pictures would need a hole in the page's policy.
    useWasm: false,
    enableXfa: false,
  })
  return { document: await task.promise, close: () => void task.destroy() }
}
