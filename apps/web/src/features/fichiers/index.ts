import { UPLOAD_PATH } from '@espace-adherent/contract/fichiers'
import { type FichierEnvoye, messageUpload } from '@espace-adherent/domain/fichiers'
import type { SendFile } from '@espace-adherent/ui/upload/useTeleversement.ts'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import { http } from '../../platform/http/http.ts'
import type { UploadOptions } from '../../platform/http/sending.ts'
import { toasts } from '../../platform/toasts/index.ts'

/** Sends one file. `inputName` is the field of the form that it answers. */
export async function uploadFichier(
  file: File,
  inputName: string,
  options: UploadOptions = {},
): Promise<FichierEnvoye> {
  const form = new FormData()
  // Before the bytes, for a server that reads the parts as they come; and as the name of the part
  // itself, for one that looks there.
  form.append('inputName', inputName)
  form.append(inputName, file)
  const answer = (await http.upload(UPLOAD_PATH, form, options)) as
    | { fileNames?: readonly Partial<FichierEnvoye>[]; avertissement?: string }
    | undefined
  const kept = answer?.fileNames?.[0]
  // Accepted, but under no name: nothing a form could send.
  if (!kept?.remoteFileName) throw new HttpError(500)
  // It is kept, and cannot be used yet: whoever sent it knows at once.
  if (answer?.avertissement) toasts.push({ type: 'warning', title: answer.avertissement })
  return {
    remoteFileName: kept.remoteFileName,
    localFileName: kept.localFileName ?? file.name,
    size: kept.size ?? file.size,
    inputName: kept.inputName ?? inputName,
  }
}

/**
 * What an upload field sends its files with. The field shows what fails beside the file; a session
 * that ended or a service that is down is treated as everywhere.
 */
export function useUploadFichier(inputName: string): SendFile {
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, options }: { file: File; options: UploadOptions }) =>
      uploadFichier(file, inputName, options),
    meta: { silent: true },
  })
  return useCallback(
    async (file, options) => {
      try {
        return await mutateAsync({ file, options })
      } catch (error) {
        const { status = 0, body } = error as Partial<HttpError>
        throw new Error(messageUpload(status, body) ?? undefined)
      }
    },
    [mutateAsync],
  )
}
