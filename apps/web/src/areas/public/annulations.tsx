import { cancelUsername, lienOf, restoreUsername } from '../../features/comptes/index.ts'
import { annulerRib } from '../../features/rib/index.ts'
import { annulerSuppression } from '../../features/suppression/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { AnnulerParLien } from './AnnulerParLien.tsx'
import { textes } from './textes.ts'

/** The screens where the links of mails lead that cancel something. */

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
