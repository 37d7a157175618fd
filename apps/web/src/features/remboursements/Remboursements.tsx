import {
  type Remboursement,
  remboursementsResource,
} from '@espace-adherent/contract/remboursements'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Params } from '../../platform/http/client.ts'
import { Attente, Panne } from '../../platform/query/Lecture.tsx'
import { Pied } from '../../platform/query/Pied.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import { Sorties } from '../sorties/index.tsx'
import { aujourdhui, syntheseDe } from './apercu.ts'
import { Confidentiels } from './Confidentiels.tsx'
import { Filtres } from './Filtres.tsx'
import { AUCUN_FILTRE, demandeDe, ecrireFiltres, isResserre, lireFiltres } from './filtres.ts'
import { Graphiques } from './Graphiques.tsx'
import { Lignes } from './Lignes.tsx'
import { PourquoiCeMontant } from './PourquoiCeMontant.tsx'
import { surPapier } from './papier.ts'
import { remboursementsQuery } from './queries.ts'
import css from './remboursements.module.css'
import { retenirListe } from './retour.ts'
import { Totaux } from './Totaux.tsx'
import { textes } from './textes.ts'

const { etats, liste } = textes

/** What was reimbursed: narrowed, added up, explained line by line. */
export function Remboursements({ search }: { search: URLSearchParams }) {
  const { remboursements } = useLiens()
  const { numeroContratIndividuel, typeContrat, etat } = useContrats().courant
  const filtres = lireFiltres(search)
  const { query, message } = demandeDe(filtres, aujourdhui())
  const lecture = useInfiniteQuery({
    ...remboursementsQuery(query),
    enabled: message === null,
    placeholderData: keepPreviousData,
  })
  useEffect(() => retenirListe(numeroContratIndividuel, search), [numeroContratIndividuel, search])
  const [ouverte, setOuverte] = useState<Remboursement | null>(null)
  const write = (suivants: typeof filtres) => {
    const adresse = new URLSearchParams(ecrireFiltres(suivants))
    navigate(adresse.size > 0 ? `${remboursements()}?${adresse}` : remboursements(), {
      replace: true,
    })
  }
  // With a period that makes no sense nothing is asked: what stood there before still stands.
  const isOnTheWay = lecture.isPlaceholderData && lecture.isFetching
  const isFiltered = isResserre(filtres)
  const pages = lecture.data?.pages ?? []
  const synthese = syntheseDe(pages[0])
  const total = pages[0]?.total ?? 0
  if (typeContrat === 'prevoyance' && !lecture.isPending && total === 0 && !isFiltered)
    return (
      <Card>
        <EmptyState title={etats.prevoyance}>{etats.prevoyanceTexte}</EmptyState>
      </Card>
    )
  return (
    <>
      <Filtres
        filtres={filtres}
        personnes={synthese?.personnes ?? []}
        message={message}
        onChange={(change) => write({ ...filtres, ...change })}
      />
      <p className={css.surPapier}>{surPapier(filtres, query, synthese?.personnes ?? [])}</p>
      <p className="visually-hidden" role="status">
        {lecture.isPlaceholderData || !synthese ? '' : liste.trouves(total)}
      </p>
      {lecture.isError && !lecture.data && <Panne echec={etats.echec} query={lecture} isSeul />}
      {lecture.isPending && message === null && (
        <Card className={css.plat}>
          <Attente formes={6} />
        </Card>
      )}
      {synthese && total === 0 && (
        <Card>
          <Vide
            reserve={
              synthese.personnes.find((une) => une.id === filtres.personne && une.isConfidentiel)
                ?.prenom
            }
            isFiltered={isFiltered}
            isFini={etat === 'resilie'}
            onClear={() => write(AUCUN_FILTRE)}
          />
        </Card>
      )}
      {synthese && total > 0 && (
        <div className={css.resultat} aria-busy={isOnTheWay || undefined}>
          <Card className={css.plat}>
            <Totaux
              total={total}
              totaux={synthese.totaux}
              confidentiels={synthese.confidentiels}
              actions={<Sorties resource={remboursementsResource} params={query as Params} />}
            />
            <Lignes
              lignes={pages.flatMap(({ rows }) => rows)}
              tri={filtres.tri}
              sens={filtres.sens}
              onTri={(ordre) => write({ ...filtres, ...ordre })}
              ouverte={ouverte?.id ?? null}
              onOpen={setOuverte}
            />
            <Pied lecture={lecture} total={total} />
          </Card>
          <Graphiques synthese={synthese} du={query.du} au={query.au} />
        </div>
      )}
      <Confidentiels mois={synthese?.confidentiels ?? []} />
      {ouverte && <PourquoiCeMontant ligne={ouverte} onClose={() => setOuverte(null)} />}
    </>
  )
}

type VideProps = {
  /** First name of whoever the list was narrowed to, and who keeps their care to themselves. */
  reserve: string | undefined
  isFiltered: boolean
  isFini: boolean
  onClear: () => void
}

const Vide = ({ reserve, isFiltered, isFini, onClear }: VideProps) =>
  reserve ? (
    <EmptyState title={textes.confidentiels.personne(reserve)}>
      {textes.confidentiels.personneTexte(reserve)}
    </EmptyState>
  ) : isFiltered ? (
    <EmptyState
      title={etats.videFiltre}
      action={<Button onClick={onClear}>{textes.filtres.effacer}</Button>}
    >
      {etats.videFiltreTexte}
    </EmptyState>
  ) : (
    <EmptyState title={isFini ? etats.fini : etats.vide}>
      {isFini ? etats.finiTexte : etats.videTexte}
    </EmptyState>
  )
