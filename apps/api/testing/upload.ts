const BOUNDARY = '----piece-jointe-7d4a6c'

export type Part = {
  content: Buffer | string
  fieldName?: string
  /** None: a plain field. */
  fileName?: string
  type?: string
}

/** A form as a browser writes it. */
export function formOf(parts: readonly Part[], { isCut = false } = {}): Buffer {
  const written = parts.flatMap(({ content, fieldName = 'rib', fileName, type }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${fieldName}"`,
    fileName === undefined ? '' : `; filename="${fileName}"`,
    type === undefined ? '' : `\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ])
  const end = isCut ? [] : [`--${BOUNDARY}--\r\n`]
  return Buffer.concat([...written, ...end].map((piece) => Buffer.from(piece)))
}

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

export type UploadRequest = {
  method: 'POST'
  url: string
  headers: Record<string, string>
  payload: Buffer
}

/** The request that sends this file. */
export const uploadOf = (
  content: Buffer | string,
  fileName: string,
  more: Partial<Part> = {},
): UploadRequest => upload([{ content, fileName, type: 'application/octet-stream', ...more }])

export const upload = (parts: readonly Part[]): UploadRequest => ({
  method: 'POST',
  url: '/api/fichiers/upload',
  headers: { 'content-type': FORM_TYPE },
  payload: formOf(parts),
})
