import type { DossierEnvoi, Envoi } from '@espace-adherent/contract/envois'
import { libellesEtatEnvoi } from '@espace-adherent/domain/envois'
import { Button } from '@espace-adherent/ui/actions'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { BackLink } from '@espace-adherent/ui/panes/Panes.tsx'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useDroit } from '../../platform/session/current-user.ts'
import { cleBrouillon, Presence, useSaisieGardee } from '../gestion/index.ts'
import { HistoireElement } from '../historique/index.ts'
import { Apercu } from './Apercu.tsx'
import { Conflit } from './Conflit.tsx'
import css from './envois.module.css'
import { Formulaire } from './Formulaire.tsx'
import { Gestes } from './Gestes.tsx'
import { dossierQuery, useEnregistrer } from './queries.ts'
import { Accord, Suivi } from './Suivi.tsx'
import { envoyer, type Saisie, saisieDe } from './saisie.ts'
import { textes } from './textes.ts'
import { tonsEtat } from './tons.ts'

export type LiensEnvois = { liste: string; fiche: (id: string) => string; audiences: string }

type Props = { id: string; liens: LiensEnvois }

/** One notification, from its first word to its report. */
export const FicheEnvoi = ({ id, liens }: Props) =>
  id === 'nouvelle' ? <Redaction dossier={null} liens={liens} /> : <Connue id={id} liens={liens} />

function Connue({ id, liens }: Props) {
  const query = useQuery(dossierQuery(id))
  return (
    <Lecture query={query} attente={['4rem', '16rem', '16rem']}>
      {(dossier) => <Redaction key={dossier.id} dossier={dossier} liens={liens} />}
    </Lecture>
  )
}

/** What is typed, and what typing began from. */
type Brouillon = { base: Envoi | null; saisie: Saisie }

type RedactionProps = { dossier: DossierEnvoi | null; liens: LiensEnvois }

function Redaction({ dossier, liens }: RedactionProps) {
  const [garde, garder] = useSaisieGardee<Brouillon | null>(
    cleBrouillon('envoi', dossier?.id ?? null),
    null,
  )
  const enregistrer = useEnregistrer()
  const peut = useDroit()
  const canEcrire = peut({ domaine: 'notifications', action: dossier ? 'update' : 'create' })
  const isBrouillon = dossier === null || dossier.etat === 'brouillon'
  // Saved by somebody, here or elsewhere: what nobody touched follows, what is typed stays.
  const isModifie = garde !== null && canEcrire && isBrouillon
  const { base, saisie } = isModifie ? garde : { base: dossier, saisie: saisieDe(dossier) }
  const depart = saisieDe(base)
  const change = (suite: Saisie) =>
    garder(JSON.stringify(suite) === JSON.stringify(depart) ? null : { base, saisie: suite })
  const abandonner = () => {
    garder(null)
    enregistrer.reset()
  }
  const { error } = enregistrer
  const actuelle = error?.versions?.actuelle as Envoi | null | undefined
  const save = (cible: Envoi | null, voulue: Saisie) =>
    enregistrer.mutate(
      { cible, saisie: envoyer(voulue) },
      {
        onSuccess: (envoi) => {
          garder(null)
          if (dossier === null) navigate(liens.fiche(envoi.id), { replace: true })
        },
      },
    )
  return (
    <>
      <BackLink href={liens.liste}>{textes.retour}</BackLink>
      <ScreenTitle
        lead={
          dossier && (
            <StateBadge tone={tonsEtat[dossier.etat]}>{libellesEtatEnvoi[dossier.etat]}</StateBadge>
          )
        }
      >
        {dossier?.titre ?? textes.nouveauTitre}
      </ScreenTitle>
      {dossier && <Presence objet="envois" cible={dossier.id} />}
      {error && !actuelle && (
        <Notice tone="danger" title={textes.echec} alert>
          {error.message}
        </Notice>
      )}
      {actuelle && (
        <Card>
          <Conflit
            key={actuelle.revision}
            depart={depart}
            votre={saisie}
            actuelle={saisieDe(actuelle)}
            isBusy={enregistrer.isPending}
            onSave={(jointe) => {
              garder({ base: actuelle, saisie: jointe })
              save(actuelle, jointe)
            }}
            onKeep={abandonner}
          />
        </Card>
      )}
      {dossier && <Gestes dossier={dossier} isModifie={isModifie} />}
      <div className={css.page}>
        <form
          className={css.colonne}
          data-ctrl-s
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save(base, saisie)
          }}
        >
          {dossier && <Suivi dossier={dossier} />}
          <Formulaire
            saisie={saisie}
            erreurs={error?.champs ?? {}}
            disabled={!canEcrire || !isBrouillon}
            lienAudiences={liens.audiences}
            onChange={(suite) => change({ ...saisie, ...suite })}
          />
          {canEcrire && isBrouillon && (
            <div className={css.boutons}>
              <Button
                type="submit"
                variant={dossier === null || isModifie ? 'primary' : 'outline'}
                busy={enregistrer.isPending}
                disabled={dossier !== null && !isModifie}
              >
                {textes.enregistrer}
              </Button>
              {isModifie && <Button onClick={abandonner}>{textes.abandonner}</Button>}
            </div>
          )}
          {dossier && <Accord dossier={dossier} />}
        </form>
        <div className={css.colonne}>
          {dossier && (
            <Card>
              <p className="note">{textes.concernees}</p>
              <p className={css.total}>{textes.nombre(dossier.comptage.total)}</p>
              <p className="note">{textes.sur(dossier.comptage.population)}</p>
            </Card>
          )}
          <Apercu saisie={envoyer(saisie)} canEssayer={canEcrire} />
          {dossier && <HistoireElement objet="envoi" cible={dossier.id} isCarte />}
        </div>
      </div>
    </>
  )
}
