import { IconDownload, IconFileUnknown } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ButtonLink } from '../actions/Button.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ImageViewer } from './ImageViewer.tsx'
import { PdfViewer } from './PdfViewer.tsx'
import { textes } from './textes.ts'

type DocumentViewerProps = {
  /** Its type decides how it is shown. */
  blob: Blob
  /** File name, proposed when it is saved. */
  nom: string
}

/** A document without leaving the page: PDF and pictures are shown, the others can be saved. */
export function DocumentViewer({ blob, nom }: DocumentViewerProps) {
  const [failed, setFailed] = useState<Blob | null>(null)
  const url = useObjectUrl(blob)
  const download = url && (
    <ButtonLink
      size="sm"
      href={url}
      download={nom}
      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
    >
      {textes.telecharger}
    </ButtonLink>
  )
  if (blob.type.startsWith('application/pdf') && failed !== blob)
    return <PdfViewer blob={blob} nom={nom} tools={download} onFailure={() => setFailed(blob)} />
  if (blob.type.startsWith('image/') && blob.type !== 'image/svg+xml')
    return (
      <div className="stack slim gap-12">
        {url && <ImageViewer images={[{ src: url, alt: nom }]} />}
        <div className="flex">{download}</div>
      </div>
    )
  return (
    <EmptyState
      icon={<IconFileUnknown size={32} stroke={1.5} aria-hidden="true" />}
      title={failed === blob ? textes.illisible : textes.sansApercu}
      action={download}
    >
      <p>{textes.illisibleAide}</p>
    </EmptyState>
  )
}

function useObjectUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
