import { type ActeGestion, teteDe } from '@espace-adherent/contract/actes'
import type { Dossier } from '@espace-adherent/contract/demandes'
import { addDays, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { isEnCours, isPlanifiee } from '@espace-adherent/domain/demandes'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { EmptyState, Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { HttpError } from '../../platform/http/error.ts'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { BoutonSuite, presentationDe, Suite } from '../actes/index.ts'
import { ConseilDossier, PapiersConseil, textesConseil } from '../conseil/index.ts'
import { useLiens } from '../portail/index.ts'
import { Attentes, type Voulue } from './Attentes.tsx'
import { badgeDe } from './avancement.ts'
import { DelaiHabituel } from './DelaiHabituel.tsx'
import css from './dossier.module.css'
import { Echanges } from './Echanges.tsx'
import { Envoye } from './Envoye.tsx'
import { Frise } from './Frise.tsx'
import { PiecesEnvoyees } from './PiecesEnvoyees.tsx'
import { dossierQuery } from './queries.ts'
import { SeulContext, SousTitre } from './SousTitre.tsx'
import { textes } from './textes.ts'
import { useContratsAJour } from './useContratsAJour.ts'
import { useGeste } from './useGeste.ts'

type DossierPanelProps = { id: string; voulue: Voulue | null; isSeul?: boolean }

/** One request, whole. `isSeul`: it is the screen, and not a part of it. */
export function DossierPanel({ id, voulue, isSeul = false }: DossierPanelProps) {
  const query = useQuery(dossierQuery(id))
  const isAbsent = query.error instanceof HttpError && [400, 404].includes(query.error.status)
  if (isAbsent && !query.data) return <Absent isSeul={isSeul} />
  return (
    <LectureLignes query={query} attente={['32rem']}>
      {([dossier]) => (
        <SeulContext value={isSeul}>
          <Contenu dossier={dossier} voulue={voulue} isSeul={isSeul} />
        </SeulContext>
      )}
    </LectureLignes>
  )
}

type ContenuProps = { dossier: Dossier; voulue: Voulue | null; isSeul: boolean }

function Contenu({ dossier, voulue, isSeul }: ContenuProps) {
  const suivi = useGeste(dossier)
  useContratsAJour([dossier])
  const { reference, nomOffre, numeroContrat, libelle, effetLe, suite } = dossier
  const { tone, libelle: etat } = badgeDe(dossier)
  const sujet = textes.demande(reference, nomOffre, numeroContrat)
  const decision = dossier.evenements.findLast(({ geste }) => ['refuser', 'clore'].includes(geste))
  return (
    <Card className={css.dossier}>
      <div className={css.tete}>
        {isSeul ? (
          <ScreenTitle lead={sujet}>{libelle}</ScreenTitle>
        ) : (
          <div>
            <h2 className={css.titre}>{libelle}</h2>
            <p className="note block">{sujet}</p>
          </div>
        )}
        <StateBadge tone={tone}>{etat}</StateBadge>
      </div>
      {suivi.entretemps && (
        <Notice tone="warning" title={textes.entretemps} alert>
          {textes.entretempsTexte(
            suivi.entretemps
              .map(({ geste, nom, texte }) =>
                [`${textes.evenement(geste, nom)}.`, texte].filter(Boolean).join(' '),
              )
              .join(' '),
          )}
        </Notice>
      )}
      <Frise dossier={dossier} />
      {suite && (
        <section className="stack gap-16 single">
          <Suite suite={suite} quoi={textes.ouEnEst} titre={<SousTitre>{suite.titre}</SousTitre>} />
          <p className="cluster gap-12">
            <BoutonSuite suite={suite} id={null} />
          </p>
        </section>
      )}
      {decision?.texte && !isEnCours(dossier) && !suite?.textes.includes(decision.texte) && (
        <Notice tone={dossier.etat === 'refusee' ? 'danger' : 'info'} title={textes.motifRefus}>
          {decision.texte}
        </Notice>
      )}
      {dossier.etat === 'refusee' && <Recours acte={dossier.acte} />}
      {!suite && isPlanifiee(dossier) && effetLe && (
        <Notice tone="info" title={textes.prendEffetLong(formatDateLongue(effetLe))}>
          {dossier.peutAnnuler && textes.annulableJusque(formatDateLongue(addDays(effetLe, -1)))}
        </Notice>
      )}
      <DelaiHabituel dossier={dossier} />
      <Attentes dossier={dossier} suivi={suivi} voulue={voulue} />
      <PiecesEnvoyees pieces={dossier.pieces} />
      {dossier.conseil && (
        <section>
          <SousTitre>{textesConseil.besoins}</SousTitre>
          <ConseilDossier conseil={dossier.conseil} />
          <PapiersConseil conseilId={dossier.conseil.id} choix={dossier.conseil.choix} />
        </section>
      )}
      <Echanges dossier={dossier} suivi={suivi} voulue={voulue} />
      <Envoye dossier={dossier} suivi={suivi} />
    </Card>
  )
}

/** What can be done after a refusal: ask again, say that it is wrong, ask why. */
function Recours({ acte }: Pick<Dossier, 'acte'>) {
  const liens = useLiens()
  const vers = (quoi: ActeGestion) => liens.demarche(presentationDe(quoi).slug)
  const { recours = 'reclamation' } = teteDe(acte)
  // To complain once more leads nowhere: the mediator is next.
  const isMediateur = recours === 'mediateur'
  const action = isMediateur ? (
    <ButtonLink href={liens.reclamations()}>{textes.mediateur}</ButtonLink>
  ) : (
    <ButtonLink href={vers(acte)}>{textes.refaire}</ButtonLink>
  )
  return (
    <Notice
      tone="info"
      title={isMediateur ? textes.apresReclamation : textes.apresRefus}
      action={action}
    >
      <a href={vers('contactActeGestion')}>{textes.demanderPourquoi}</a>
      {recours === 'reclamation' && (
        <>
          {' · '}
          <a href={vers('reclamationActeGestion')}>{textes.contester}</a>
        </>
      )}
    </Notice>
  )
}

function Absent({ isSeul }: { isSeul: boolean }) {
  const liens = useLiens()
  return (
    <Card>
      {isSeul && <ScreenTitle>{textes.titre}</ScreenTitle>}
      <EmptyState
        title={textes.introuvable}
        action={<ButtonLink href={liens.demandes()}>{textes.retour}</ButtonLink>}
      >
        {textes.introuvableTexte}
      </EmptyState>
    </Card>
  )
}
