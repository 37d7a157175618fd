import { courriersResource } from '@espace-adherent/contract/documents'
import type { Indu } from '@espace-adherent/contract/indus'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { type EtatIndu, libellesEtatIndu, libellesMoyenIndu } from '@espace-adherent/domain/indus'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { EmptyState, StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { ouvrirDocument } from '../documents/index.ts'
import { useLiens } from '../portail/index.ts'
import { Echelonner } from './Echelonner.tsx'
import { mesIndusQuery, useReponse } from './queries.ts'
import { textes } from './textes.ts'

const tons: Record<EtatIndu, Tone> = {
  demande: 'warning',
  echelonne: 'info',
  conteste: 'neutral',
  solde: 'success',
  annule: 'neutral',
}

/** What whoever is signed in was paid by mistake: why, how to give it back, how to object. */
export const MesIndus = () => (
  <LectureLignes
    query={useQuery(mesIndusQuery)}
    attente={['16rem']}
    vide={
      <Card>
        <EmptyState title={textes.vide}>{textes.videTexte}</EmptyState>
      </Card>
    }
  >
    {(indus) => indus.map((indu) => <Une key={indu.id} indu={indu} />)}
  </LectureLignes>
)

function Une({ indu }: { indu: Indu }) {
  const { etat, montant, demandeLe, motif, explication, isRetenueAcceptee } = indu
  return (
    <Card title={textes.titre(montant, demandeLe)}>
      <div className="stack gap-16">
        <p>
          <StateBadge tone={tons[etat]}>{libellesEtatIndu[etat]}</StateBadge> {textes.etats[etat]}
        </p>
        <p>
          <strong>{textes.motif(motif)}.</strong> {explication}
        </p>
        <Lignes indu={indu} />
        {(etat === 'demande' || etat === 'echelonne') && <Echeances indu={indu} />}
        {isRetenueAcceptee && etat === 'echelonne' && <p>{textes.retenueAcceptee}</p>}
        <Suites indu={indu} />
      </div>
    </Card>
  )
}

const Lignes = ({ indu: { lignes } }: { indu: Indu }) => (
  <PetitTableau
    legende={textes.lignes}
    colonnes={[
      { nom: 'soin', libelle: textes.soin, rendu: ({ libelle }) => libelle ?? textes.confidentiel },
      {
        nom: 'payeLe',
        libelle: textes.payeLe,
        isSecondaire: true,
        isNomme: true,
        rendu: ({ payeLe }) => payeLe && formatDate(payeLe),
      },
      {
        nom: 'verse',
        libelle: textes.verse,
        isNombre: true,
        isSecondaire: true,
        isNomme: true,
        rendu: ({ verse }) => verse !== null && <Montant cents={verse} />,
      },
      {
        nom: 'aTort',
        libelle: textes.aTort,
        isNombre: true,
        rendu: ({ montant }) => <Montant cents={montant} />,
      },
    ]}
    lignes={lignes}
    cle={({ id }) => String(id)}
  />
)

const Echeances = ({ indu: { echeances } }: { indu: Indu }) => (
  <PetitTableau
    legende={textes.echeances}
    colonnes={[
      {
        nom: 'date',
        libelle: textes.date,
        rendu: ({ dateEcheance }) => formatDate(dateEcheance),
      },
      {
        nom: 'etat',
        libelle: textes.etat,
        rendu: ({ payeeLe, moyen }) =>
          payeeLe && moyen
            ? textes.payee(formatDate(payeeLe), libellesMoyenIndu[moyen])
            : textes.aPayer,
      },
      {
        nom: 'montant',
        libelle: textes.montant,
        isNombre: true,
        rendu: ({ montant }) => <Montant cents={montant} />,
      },
    ]}
    lignes={echeances}
    cle={({ id }) => id}
  />
)

function Suites({ indu }: { indu: Indu }) {
  const liens = useLiens()
  const [isChoix, setChoix] = useState(false)
  const { mutateAsync, mutate, isPending } = useReponse()
  const { id, etat, montant, demandeLe, documentId, mensualites, isCarteAcceptee } = indu
  const ecrire = liens.demarche('reclamation', {
    tropPercu: String(montant),
    le: demandeLe,
  })
  const contester = () =>
    askConfirmation({
      title: textes.contesterTitre,
      text: <p>{textes.contesterTexte}</p>,
      confirmLabel: textes.contester,
      cancelLabel: textes.annuler,
      onConfirm: async () => {
        await mutateAsync({ geste: 'contester', id })
        toasts.push({ type: 'success', title: textes.suspendue })
        navigate(ecrire)
      },
    })
  return (
    <div className="cluster gap-12">
      {isCarteAcceptee && (
        <ButtonLink
          variant="primary"
          href={liens.demarche('paiement-cotisation-monext', { objet: 'trop-percu' })}
        >
          {textes.payer}
        </ButtonLink>
      )}
      {mensualites.length > 0 && (
        <Button onClick={() => setChoix(true)}>{textes.echelonner}</Button>
      )}
      {(etat === 'demande' || etat === 'echelonne') && (
        <Button onClick={contester}>{textes.contester}</Button>
      )}
      {etat === 'conteste' && (
        <>
          <ButtonLink href={ecrire}>{textes.ecrire}</ButtonLink>
          <Button busy={isPending} onClick={() => mutate({ geste: 'retirer', id })}>
            {textes.retirer}
          </Button>
        </>
      )}
      <Button
        onClick={() =>
          ouvrirDocument({
            resource: courriersResource,
            verb: 'visionneuse',
            params: { id: documentId },
            titre: textes.titre(montant, demandeLe),
          })
        }
      >
        {textes.lettre}
      </Button>
      {isChoix && <Echelonner indu={indu} onClose={() => setChoix(false)} />}
    </div>
  )
}
