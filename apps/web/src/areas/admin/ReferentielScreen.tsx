import type { Gestion } from '@espace-adherent/contract/gestion'
import { referentielGestions } from '@espace-adherent/contract/gestions'
import { isPartagee, sourcesPartagees } from '@espace-adherent/contract/referentiel'
import { SelectField } from '@espace-adherent/ui/choix'
import { EmptyState, Notice } from '@espace-adherent/ui/feedback'
import { EcranGestion } from '../../features/gestion/index.ts'
import { ImportReferentiel } from '../../features/referentiel/ImportReferentiel.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { referentiel } from './routes.ts'
import { textes } from './textes.ts'

const tables = Object.entries(referentielGestions).map(([key, { libelle }]) => ({
  valeur: key.slice('referentiel.'.length),
  libelle,
}))

/** Every table of codes and labels, one at a time. */
export default function ReferentielScreen({ params: { table = '' }, search }: ScreenProps) {
  const key = `referentiel.${table}`
  const gestion = Object.hasOwn(referentielGestions, key)
    ? (referentielGestions[key as keyof typeof referentielGestions] as unknown as Gestion)
    : null
  return (
    <>
      <ScreenTitle lead={isPartagee(table) ? textes.partageeLead : textes.referentielsLead}>
        {gestion?.libelle ?? textes.referentiels}
      </ScreenTitle>
      {isPartagee(table) && (
        <div className="mb-16">
          <Notice tone="info" title={textes.partagee}>
            {textes.partageeTexte(sourcesPartagees[table])}
          </Notice>
        </div>
      )}
      {gestion && !isPartagee(table) && (
        <div className="mb-16">
          <ImportReferentiel table={table} libelle={gestion.libelle} />
        </div>
      )}
      {gestion ? (
        <EcranGestion
          key={table}
          titre={null}
          gestion={gestion}
          search={search}
          adresse={referentiel.link({ table })}
          avant={
            <SelectField
              label={textes.table}
              layout="stack"
              choix={tables}
              value={table}
              onChange={(choisie) => choisie && navigate(referentiel.link({ table: choisie }))}
            />
          }
        />
      ) : (
        <EmptyState title={textes.tableInconnue} />
      )}
    </>
  )
}
