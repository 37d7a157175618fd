import { mutationOptions } from '@tanstack/react-query'
import { cancelUsername, lienOf, restoreUsername } from '../../features/comptes/index.ts'
import { http } from '../../platform/http/http.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { AnnulerParLien } from './AnnulerParLien.tsx'
import { textes } from './textes.ts'

/** The screens where the links of mails lead that cancel something. */

/** Spelled out: whoever follows a link of a mail reads no schema. The screen says what became of it. */
const annulation = (path: string) =>
  mutationOptions({
    mutationFn: (code: string) => http.post(path, { code }),
    meta: { silent: true },
  })
const annulerRib = annulation('/api/coordonnees-bancaires/annulation')
const annulerSuppression = annulation('/api/identity/suppression/annulation')

const codeOf = (search: URLSearchParams) => search.get('code') ?? ''

export const AnnulerIdentifiant = ({ search }: ScreenProps) => (
  <AnnulerParLien mots={textes.annulation} annulation={cancelUsername} lien={lienOf(search)} />
)

export const RetablirIdentifiant = ({ search }: ScreenProps) => (
  <AnnulerParLien mots={textes.retablissement} annulation={restoreUsername} lien={lienOf(search)} />
)

export const AnnulerRib = ({ search }: ScreenProps) => (
  <AnnulerParLien mots={textes.annulationRib} annulation={annulerRib} lien={codeOf(search)} />
)

export const AnnulerSuppression = ({ search }: ScreenProps) => (
  <AnnulerParLien
    mots={textes.annulationSuppression}
    annulation={annulerSuppression}
    lien={codeOf(search)}
  />
)
