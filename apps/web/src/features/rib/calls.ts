import { mutationOptions } from '@tanstack/react-query'
import { HttpError } from '../../platform/http/error.ts'
import { http } from '../../platform/http/http.ts'
import { withSecurityCode } from '../securite/index.ts'
import { textes } from './textes.ts'

/** Null: the person gave the code up, and knows it. */
export const refuserCompte = mutationOptions({
  mutationFn: async () => {
    try {
      return await withSecurityCode('VERIFY_AMF', () =>
        http.post('/api/coordonnees-bancaires/personnel', { isRefuse: true }),
      )
    } catch (error) {
      if (error instanceof HttpError && error.code === 'SecurityCodeRequired') return null
      throw error
    }
  },
  meta: { failure: textes.personnel.echec },
})
