import {
  type Paiement,
  paiementsResource,
  RECHERCHE_REMBOURSEMENT_MAX,
  type SynthesePaiements,
} from '@espace-adherent/contract/remboursements'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Accordion, AccordionGroup } from '@espace-adherent/ui/disclosure/Accordion.tsx'
import { Tabs } from '@espace-adherent/ui/disclosure/Tabs.tsx'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { RechercheField } from '@espace-adherent/ui/recherche/RechercheField.tsx'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Attente, Panne } from '../../platform/query/Lecture.tsx'
import { Pied } from '../../platform/query/Pied.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { useLiens } from '../portail/index.ts'
import { Sorties } from '../sorties/index.tsx'
import { nomActe } from './Acte.tsx'
import { Confidentiels } from './Confidentiels.tsx'
import { paiementsQuery } from './queries.ts'
import css from './remboursements.module.css'
import { Tiers } from './Tiers.tsx'
import { textes } from './textes.ts'

const { paiements: mots } = textes

const TIERS = 'tiers'

/** What was paid, to the member and to professionals in their place. */
export function Paiements({ search }: { search: URLSearchParams }) {
  const liens = useLiens()
  return (
    <Tabs
      label={mots.onglets}
      value={search.get('onglet') === TIERS ? TIERS : 'recus'}
      onChange={(onglet) =>
        navigate(`${liens.paiements()}${onglet === TIERS ? `?onglet=${TIERS}` : ''}`, {
          replace: true,
        })
      }
      tabs={[
        {
          key: 'recus',
          titre: mots.recus,
          contenu: <Recus recherche={search.get('recherche') ?? ''} />,
        },
        { key: TIERS, titre: mots.tiers, contenu: <Tiers /> },
      ]}
    />
  )
}

/** The transfers received, each opened on the lines that it groups; the address keeps what is looked for. */
function Recus({ recherche }: { recherche: string }) {
  const liens = useLiens()
  const lecture = useInfiniteQuery({
    ...paiementsQuery(recherche),
    placeholderData: keepPreviousData,
  })
  const write = (suivante: string) =>
    navigate(
      `${liens.paiements()}${suivante ? `?${new URLSearchParams({ recherche: suivante })}` : ''}`,
      { replace: true },
    )
  if (lecture.isError) return <Panne echec={mots.echec} query={lecture} isSeul />
  if (!lecture.data)
    return (
      <Card className={css.plat}>
        <Attente formes={6} />
      </Card>
    )
  const paiements = lecture.data.pages.flatMap(({ rows }) => rows)
  const total = lecture.data.pages[0]?.total ?? 0
  const { confidentiels = [] } = (lecture.data.pages[0]?.synthese ??
    {}) as Partial<SynthesePaiements>
  if (total === 0 && recherche === '')
    return (
      <>
        <Card>
          <EmptyState title={mots.vide}>{mots.videTexte}</EmptyState>
        </Card>
        <Confidentiels mois={confidentiels} />
      </>
    )
  return (
    <>
      <div className={css.recherche}>
        <RechercheField
          label={mots.rechercher}
          maxLength={RECHERCHE_REMBOURSEMENT_MAX}
          placeholder={mots.exemple}
          value={recherche}
          onChange={write}
        />
      </div>
      {recherche !== '' && <p className={css.surPapier}>{mots.trouvesPour(recherche)}</p>}
      <div className={css.entete}>
        <p role="status">{mots.nombre(total)}</p>
        {total > 0 && (
          <div className={css.sorties}>
            <Sorties resource={paiementsResource} params={recherche ? { recherche } : {}} />
          </div>
        )}
      </div>
      {total === 0 ? (
        <Card>
          <EmptyState
            title={mots.introuvable}
            action={<Button onClick={() => write('')}>{mots.effacer}</Button>}
          >
            {mots.introuvableTexte}
          </EmptyState>
        </Card>
      ) : (
        <Liste paiements={paiements} />
      )}
      <Pied lecture={lecture} total={total} />
      <Confidentiels mois={confidentiels} note={textes.confidentiels.virements} />
    </>
  )
}

const Liste = ({ paiements }: { paiements: readonly Paiement[] }) => (
  <section aria-label={mots.liste}>
    <h2 className="visually-hidden">{mots.liste}</h2>
    <AccordionGroup>
      {paiements.map((paiement) => (
        <Accordion
          key={paiement.id}
          title={mots.titre(paiement.mode, paiement.date)}
          aside={
            <strong className={css.montantPaiement}>
              <Montant cents={paiement.montant} />
            </strong>
          }
        >
          <Detail paiement={paiement} />
        </Accordion>
      ))}
    </AccordionGroup>
  </section>
)

function Detail({ paiement: { lignes, montant, ibanMasque, titulaire } }: { paiement: Paiement }) {
  const liens = useLiens()
  return (
    <>
      {ibanMasque && <p className={css.compte}>{mots.compte(ibanMasque)}</p>}
      {titulaire && <p className={css.compte}>{mots.compteDe(titulaire)}</p>}
      <PetitTableau
        colonnes={[
          {
            nom: 'acte',
            libelle: textes.liste.acte,
            rendu: (ligne) => <a href={liens.prestation(ligne.decompteId)}>{nomActe(ligne)}</a>,
            suite: ({ prenom, dateSoins }) => (
              <span className="note block">{`${prenom} · ${formatDate(dateSoins)}`}</span>
            ),
          },
          {
            nom: 'montant',
            libelle: textes.liste.rembourse,
            isNombre: true,
            rendu: (ligne) => <Montant cents={ligne.montant} />,
          },
        ]}
        lignes={lignes}
        cle={({ id }) => id}
        pied={{ titre: mots.total, valeurs: { montant: <Montant cents={montant} /> } }}
      />
    </>
  )
}
