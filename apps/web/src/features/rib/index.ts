import { mutationOptions } from '@tanstack/react-query'
import { lazyView } from '../../platform/chunks/index.ts'
import { http } from '../../platform/http/http.ts'

/** Spelled out: whoever follows a link of a mail reads no schema. The screen says what became of it. */
export const annulerRib = mutationOptions({
  mutationFn: (code: string) => http.post('/api/coordonnees-bancaires/annulation', { code }),
  meta: { silent: true },
})

/** Their code comes with their first showing. */
export const RibPopup = lazyView(() => import('./RibPopup.tsx'))
export const MesCoordonnees = lazyView(() => import('./MesCoordonnees.tsx'))
