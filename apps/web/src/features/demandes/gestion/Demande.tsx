import type { DossierTraitement } from '@espace-adherent/contract/demandes/gestion'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { isEnCours, isPlanifiee } from '@espace-adherent/domain/demandes'
import { Notice } from '@espace-adherent/ui/feedback'
import { Lignes, Suite } from '../../actes/index.ts'
import { ConseilDossier, textesConseil } from '../../conseil/index.ts'
import { SousTitre } from './Cadre.tsx'
import css from './dossier.module.css'
import { Legales, QuiDemande } from './Legales.tsx'
import { aujourdhui } from './moments.ts'
import { PreuveSignature } from './PreuveSignature.tsx'
import { SecretEcrits } from './Secret.tsx'
import { textes } from './textes.ts'
import type { Suivi } from './useTraitement.ts'

/** What was asked for, as it would be done today, and what keeps it from being done. */
export function Demande({ dossier, suivi }: { dossier: DossierTraitement; suivi: Suivi }) {
  const { changement, effetLe } = dossier
  const isOuverte = dossier.etat === 'recue' || dossier.etat === 'en-cours'
  const decision = dossier.evenements.findLast(({ geste }) => ['refuser', 'clore'].includes(geste))
  const retour = isOuverte
    ? dossier.evenements.findLast(({ geste }) => geste === 'revenir')
    : undefined
  const aFaire = isOuverte && changement ? changement : null
  const lignes = aFaire?.lignes ?? dossier.lignes
  const effet = isOuverte ? changement?.effetLe : effetLe
  return (
    <div className="stack gap-16 single">
      <QuiDemande dossier={dossier} />
      {isOuverte && !changement && (
        <Notice tone="warning" title={textes.compteFerme}>
          {textes.compteFermeTexte}
        </Notice>
      )}
      {dossier.suite && (
        <section>
          <SousTitre>{textes.ditAuMembre}</SousTitre>
          <Suite
            suite={dossier.suite}
            quoi={textes.ditAuMembreTexte}
            titre={<strong>{dossier.suite.titre}</strong>}
          />
        </section>
      )}
      {aFaire && aFaire.obstacles.length > 0 && (
        <Notice tone="danger" title={textes.obstacle}>
          {aFaire.obstacles.join(' ')}
        </Notice>
      )}
      {retour?.texte && <Notice tone="warning" title={retour.texte} />}
      {isPlanifiee(dossier) && effetLe && (
        <Notice tone="info" title={textes.planifiee(formatDateLongue(effetLe))}>
          {textes.planifieeTexte}
        </Notice>
      )}
      {decision?.texte &&
        !isEnCours(dossier) &&
        !dossier.suite?.textes.includes(decision.texte) && (
          <Notice tone={dossier.etat === 'refusee' ? 'danger' : 'info'} title={textes.motif}>
            {decision.texte}
          </Notice>
        )}
      <Attentes dossier={dossier} />
      <section>
        <div className={css.sousTete}>
          <SousTitre>{aFaire ? textes.changera : textes.changerait}</SousTitre>
          <span className={css.discret}>
            {effet ? textes.effet(formatDateLongue(effet)) : textes.effetImmediat}
          </span>
        </div>
        <Lignes lignes={lignes} />
        <SecretEcrits dossier={dossier} />
      </section>
      {aFaire && isAutre(aFaire.lignes, dossier.lignes) && (
        <section>
          <SousTitre>{textes.ecarts}</SousTitre>
          <p className={css.discret}>{textes.ecartsTexte}</p>
          <Lignes lignes={dossier.lignes} />
        </section>
      )}
      {dossier.conseil && (
        <section>
          <SousTitre>{textesConseil.besoins}</SousTitre>
          <ConseilDossier conseil={dossier.conseil} />
        </section>
      )}
      {dossier.signeeLe && <PreuveSignature dossier={dossier} />}
      <Legales dossier={dossier} suivi={suivi} />
      <p className={css.discret}>
        {[
          textes.joursEcoules(dossier.joursEcoules),
          dossier.delai && textes.delaiHabituel(dossier.delai.median),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

type Lues = DossierTraitement['lignes']
const isAutre = (une: Lues, autre: Lues) => JSON.stringify(une) !== JSON.stringify(autre)

/** What is awaited from the member: the clock stands still. */
const Attentes = ({ dossier }: { dossier: DossierTraitement }) =>
  dossier.attentesDetail
    .filter(({ reponduLe }) => reponduLe === null)
    .map(({ id, libelle, echeance, texte }) => {
      const dire = echeance < aujourdhui() ? textes.attenteDepassee : textes.attend
      return (
        <Notice key={id} tone="warning" title={dire(libelle, formatDateLongue(echeance))}>
          {texte && <p>{texte}</p>}
          <p>{textes.attenteTexte}</p>
        </Notice>
      )
    })
