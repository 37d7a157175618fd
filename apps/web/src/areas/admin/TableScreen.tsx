import type { Gestion } from '@espace-adherent/contract/gestion'
import type { CleGestion } from '@espace-adherent/contract/gestions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { EcranDeclare } from '../../features/gestion/index.ts'
import { useChunk } from '../../platform/chunks/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useDroit } from '../../platform/session/current-user.ts'
import { complements } from './complements.tsx'
import { adresseDe, tableDe } from './tables.ts'
import { textes } from './textes.ts'

/** Every table that declares a screen: the declaration says all of it, but for what its complement adds. */
export default function TableScreen({ params: { table = '' }, search }: ScreenProps) {
  const gestion = tableDe(table)
  const peut = useDroit()
  if (!gestion) return <Nulle titre={textes.pageInconnue} />
  const droit = gestion.droits.list?.backoffice
  if (!droit || !peut(droit)) return <Nulle titre={textes.accesNonAutorise} />
  return <Table key={gestion.key} gestion={gestion} search={search} />
}

function Table({ gestion, search }: { gestion: Gestion; search: URLSearchParams }) {
  const propre = complements[gestion.key as CleGestion]
  const complement = useChunk(propre ?? null)
  if (propre && !complement) return null
  return (
    <EcranDeclare
      {...complement}
      gestion={gestion}
      lead={gestion.ecran?.intro ?? ''}
      search={search}
      adresse={adresseDe(gestion)}
    />
  )
}

const Nulle = ({ titre }: { titre: string }) => (
  <>
    <ScreenTitle>{titre}</ScreenTitle>
    <EmptyState title={textes.pageInconnueTexte} />
  </>
)
