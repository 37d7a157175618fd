import type { DossierEnvoi } from '@espace-adherent/contract/envois'
import { libellesEtatEnvoi } from '@espace-adherent/domain/envois'
import { Button } from '@espace-adherent/ui/actions'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { BackLink } from '@espace-adherent/ui/panes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useDroit } from '../../platform/session/droits.ts'
import { HistoireElement } from '../historique/index.ts'
import { Apercu } from './Apercu.tsx'
import css from './envois.module.css'
import { Formulaire } from './Formulaire.tsx'
import { Gestes } from './Gestes.tsx'
import { dossierQuery, useEnregistrer } from './queries.ts'
import { Accord, Suivi } from './Suivi.tsx'
import { envoyer, saisieDe } from './saisie.ts'
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
      {(dossier) => (
        // Another version starts from what stands.
        <Redaction key={`${dossier.id} ${dossier.revision}`} dossier={dossier} liens={liens} />
      )}
    </Lecture>
  )
}

type RedactionProps = { dossier: DossierEnvoi | null; liens: LiensEnvois }

function Redaction({ dossier, liens }: RedactionProps) {
  const [depart] = useState(() => saisieDe(dossier))
  const [saisie, setSaisie] = useState(depart)
  const enregistrer = useEnregistrer()
  const peut = useDroit()
  const canEcrire = peut({ domaine: 'notifications', action: dossier ? 'update' : 'create' })
  const isBrouillon = dossier === null || dossier.etat === 'brouillon'
  const isModifie = JSON.stringify(saisie) !== JSON.stringify(depart)
  const { error } = enregistrer
  const save = () =>
    enregistrer.mutate(
      { cible: dossier, saisie: envoyer(saisie) },
      { onSuccess: ({ id }) => dossier === null && navigate(liens.fiche(id), { replace: true }) },
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
      {error && (
        <Notice
          tone="danger"
          title={error.versions ? textes.conflit : textes.echec}
          alert
          action={
            error.versions && (
              <Button size="sm" onClick={() => window.location.reload()}>
                {textes.recharger}
              </Button>
            )
          }
        >
          {error.versions ? textes.conflitTexte : error.message}
        </Notice>
      )}
      {dossier && <Gestes dossier={dossier} isModifie={isModifie} />}
      <div className={css.page}>
        <form
          className={css.colonne}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          {dossier && <Suivi dossier={dossier} />}
          <Formulaire
            saisie={saisie}
            erreurs={error?.champs ?? {}}
            disabled={!canEcrire || !isBrouillon}
            lienAudiences={liens.audiences}
            onChange={(suite) => setSaisie({ ...saisie, ...suite })}
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
            </div>
          )}
          {dossier && <Accord dossier={dossier} />}
        </form>
        <div className={css.colonne}>
          {dossier && (
            <Card>
              <p className={css.discret}>{textes.concernees}</p>
              <p className={css.total}>{textes.nombre(dossier.comptage.total)}</p>
              <p className={css.discret}>{textes.sur(dossier.comptage.population)}</p>
            </Card>
          )}
          <Apercu saisie={envoyer(saisie)} canEssayer={canEcrire} />
          {dossier && <HistoireElement objet="envoi" cible={dossier.id} isCarte />}
        </div>
      </div>
    </>
  )
}
