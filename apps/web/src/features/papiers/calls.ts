import { archiveResource, NOM_ARCHIVE } from '@espace-adherent/contract/papiers'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { mutationOptions } from '@tanstack/react-query'
import { HttpError } from '../../platform/http/error.ts'
import { http } from '../../platform/http/http.ts'
import { askedOnce } from '../../platform/query/asked-once.ts'
import { save } from '../../platform/query/download.ts'
import { filenameOf } from '../../platform/query/filename.ts'
import { withSecurityCode } from '../securite/index.ts'
import { textes } from './textes.ts'

const url = `${resourceUrl(archiveResource, 'visionneuse')}/visionneuse`

/** False: the person gave the code up, and knows it. */
export const telechargerPapiers = mutationOptions({
  mutationFn: async (): Promise<boolean> => {
    try {
      await askedOnce(url, async () => {
        const { blob, contentDisposition } = await withSecurityCode('VERIFY_AMF', () =>
          http.getBlob(url, { id: NOM_ARCHIVE }),
        )
        save(blob, filenameOf(contentDisposition, textes.nomFichier))
      })
      return true
    } catch (error) {
      if (error instanceof HttpError && error.code === 'SecurityCodeRequired') return false
      throw error
    }
  },
  meta: { failure: textes.echec },
})
