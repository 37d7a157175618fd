import { mutationOptions } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'

/** Spelled out: whoever follows a link of a mail reads no schema. The screen says what became of it. */
export const annulerRib = mutationOptions({
  mutationFn: (code: string) => http.post('/api/coordonnees-bancaires/annulation', { code }),
  meta: { silent: true },
})
