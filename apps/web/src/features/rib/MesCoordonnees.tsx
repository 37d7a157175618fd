import { attestationResource } from '@espace-adherent/contract/documents'
import {
  type ChangementCompte,
  type CompteMasque,
  type CoordonneesBancaires,
  coordonneesBancairesResource,
} from '@espace-adherent/contract/rib'
import { formatDate, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { formatMontant } from '@espace-adherent/domain/montants'
import type { UsageCompte } from '@espace-adherent/domain/rib/usage.ts'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card, Facts } from '@espace-adherent/ui/layout'
import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { useContrats } from '../contrats/index.ts'
import { ouvrirDocument } from '../documents/index.ts'
import { useLiens } from '../portail/index.ts'
import { Attente } from './Attente.tsx'
import css from './coordonnees.module.css'
import { Historique } from './Historique.tsx'
import { Autres, Personnelles } from './Personnelles.tsx'
import { jourCourt, textes } from './textes.ts'

const mots = textes.coordonnees

/** The accounts of the current contract: the one that is paid, the one that pays, and what waits. */
export default function MesCoordonnees() {
  const query = useQuery(listQuery(coordonneesBancairesResource, {}, { lifetime: 0 }))
  return (
    <Lecture query={query} attente={['10rem', '20rem']}>
      {({ rows: [lues] }) => lues && <Lues coordonnees={lues} />}
    </Lecture>
  )
}

function Lues({ coordonnees }: { coordonnees: CoordonneesBancaires }) {
  const { enAttente, reflexionHeures, historique, personnel, autres } = coordonnees
  return (
    <div className="stack gap-20">
      {enAttente.map((changement) => (
        <Attente
          key={changement.demande?.id}
          changement={changement}
          reflexionHeures={reflexionHeures}
        />
      ))}
      {personnel ? (
        <Personnelles {...coordonnees} />
      ) : (
        <div className={css.comptes}>
          <PourRemboursements {...coordonnees} />
          <PourCotisations {...coordonnees} />
        </div>
      )}
      {autres.length > 0 && <Autres autres={autres} />}
      {historique.length > 0 && <Historique changements={historique} />}
    </div>
  )
}

const attenduPour = (enAttente: readonly ChangementCompte[], usage: UsageCompte) =>
  enAttente.find(({ usages }) => usages.includes(usage))

function PourRemboursements({ remboursements, enAttente }: CoordonneesBancaires) {
  const attendu = attenduPour(enAttente, 'remboursements')
  const { codeModePaiement } = useContrats().courant.modalitePaiementPrestation
  return (
    <Card
      title={mots.remboursements}
      actions={<Etat attendu={attendu} hasCompte={!!remboursements} />}
    >
      <div className={css.corps}>
        <p>
          {!remboursements && codeModePaiement === 'CHQ'
            ? mots.parCheque
            : mots.remboursementsTexte}
        </p>
        <Comptes actuel={remboursements} libelle={mots.actuel} attendu={attendu} />
        <Changer
          attendu={attendu}
          slug="ribprestations"
          libelle={mots.changerRemboursements}
          bouton={remboursements ? mots.changer : mots.ajouter}
        />
      </div>
    </Card>
  )
}

function PourCotisations({
  mandat,
  mandatCaducLe,
  prochain,
  dernier,
  enAttente,
}: CoordonneesBancaires) {
  const liens = useLiens()
  const attendu = attenduPour(enAttente, 'cotisations')
  const debit = ({ le, montant }: { le: string; montant: number }) =>
    mots.debit(formatMontant(montant), formatDate(le))
  return (
    <Card title={mots.cotisations} actions={<Etat attendu={attendu} hasCompte={!!mandat} />}>
      <div className={css.corps}>
        {mandatCaducLe ? (
          <Notice tone="warning" title={mots.caduc}>
            {mots.caducTexte(formatDateLongue(mandatCaducLe))}
          </Notice>
        ) : (
          <p>{mandat ? mots.cotisationsTexte : mots.sansMandat}</p>
        )}
        <Comptes actuel={mandat} libelle={mots.preleve} attendu={attendu} />
        <Facts
          items={[
            mandat && { label: mots.rum, value: mandat.rum },
            mandat && { label: mots.ics, value: mandat.ics },
            mandat && { label: mots.signeLe, value: formatDateLongue(mandat.signeLe) },
            // Without a mandate nothing is debited: these are paid in another way.
            dernier && {
              label: mandat ? mots.dernier : mots.derniereEcheance,
              value: debit(dernier),
            },
            prochain && {
              label: mandat ? mots.prochain : mots.prochaineEcheance,
              value: debit(prochain),
            },
          ]}
        />
        <Changer
          attendu={attendu}
          slug="ribcotisations"
          libelle={mots.changerCotisations}
          bouton={mandatCaducLe ? mots.signer : mandat ? mots.changer : mots.passerAuPrelevement}
        >
          {mandat && (
            <Button
              icon={<IconFileText size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() =>
                ouvrirDocument({
                  resource: attestationResource,
                  verb: 'print',
                  params: { edition: 'mandatSepa' },
                  titre: textes.mandat.titre,
                })
              }
            >
              {mots.voirMandat}
            </Button>
          )}
        </Changer>
        {enAttente.length === 0 && (
          <p>
            {mots.deux} <a href={liens.demarche('rib')}>{mots.deuxLien}</a>
          </p>
        )}
      </div>
    </Card>
  )
}

type Attendu = { attendu: ChangementCompte | undefined }

function Etat({ attendu, hasCompte }: Attendu & { hasCompte: boolean }) {
  if (attendu)
    return (
      <StateBadge tone="warning">
        {attendu.effetLe ? mots.change(jourCourt(attendu.effetLe)) : mots.etude}
      </StateBadge>
    )
  return hasCompte ? (
    <StateBadge tone="success">{mots.actif}</StateBadge>
  ) : (
    <StateBadge tone="neutral">{mots.aucun}</StateBadge>
  )
}

type ComptesProps = Attendu & { actuel: CompteMasque | null; libelle: string }

const Comptes = ({ actuel, libelle, attendu }: ComptesProps) => (
  <>
    {actuel && (
      <Compte compte={actuel}>
        {libelle}
        {attendu?.effetLe && (
          <StateBadge tone="neutral">{mots.jusquAu(jourCourt(attendu.effetLe))}</StateBadge>
        )}
      </Compte>
    )}
    {attendu && (
      <Compte compte={attendu.compte} isNouveau>
        {mots.nouveau}
      </Compte>
    )}
    {!actuel && !attendu && <p>{textes.aucunCompte}</p>}
  </>
)

type CompteProps = { compte: CompteMasque; isNouveau?: boolean; children: ReactNode }

const Compte = ({ compte: { iban, titulaire, bic }, isNouveau = false, children }: CompteProps) => (
  <div className={css.compte} data-nouveau={isNouveau || undefined}>
    <span>{children}</span>
    <strong>{iban}</strong>
    <span>{[titulaire, bic].filter((dit) => dit !== '').join(' · ')}</span>
  </div>
)

type ChangerProps = Attendu & {
  slug: string
  libelle: string
  bouton: string
  children?: ReactNode
}

/** One change at a time: while one waits, there is nothing to click but to cancel it. */
function Changer({ attendu, slug, libelle, bouton, children }: ChangerProps) {
  const liens = useLiens()
  if (attendu) return <p>{mots.unSeul}</p>
  return (
    <div className="cluster gap-12">
      <ButtonLink href={liens.demarche(slug)}>
        {bouton}
        <span className="visually-hidden"> {libelle}</span>
      </ButtonLink>
      {children}
    </div>
  )
}
