import type { Apercu } from '@espace-adherent/contract/actes'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import type { FieldValues } from '@espace-adherent/ui/forms'
import { Card } from '@espace-adherent/ui/layout'
import { IconArrowLeft, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import css from './actes.module.css'
import { type DefinitionDemarche, libelleEnvoi } from './demarche.ts'
import { EchecEnvoi, type EnvoiActe, useEnvoiActe } from './EnvoiActe.tsx'
import { TitreEtape } from './EtapeForm.tsx'
import { MentionBrouillon } from './EtatBrouillon.tsx'
import { enClair } from './en-clair.ts'
import { Lignes } from './Lignes.tsx'
import { PiecesJointes } from './PiecesJointes.tsx'
import { apercuQuery } from './queries.ts'
import { textes } from './textes.ts'
import type { ActeSaisi } from './useActe.ts'

const { recap } = textes

type RecapitulatifProps<S extends FieldValues> = EnvoiActe<S> & {
  confirmer: DefinitionDemarche<S>['confirmer']
  saisi: ActeSaisi<S>
  onModifier: (cle: string) => void
  onRetour: () => void
}

/** What is about to be sent, as the server understands it, and the way back to each step. */
export function Recapitulatif<S extends FieldValues>({
  confirmer,
  saisi: { saisie, etapes, demandees },
  onModifier,
  onRetour,
  ...envoi
}: RecapitulatifProps<S>) {
  const { acte, suivi, onRefus } = envoi
  const { envoyer, isEnvoi, echec } = useEnvoiActe(envoi)
  const apercu = useQuery(apercuQuery(acte.key, saisie))
  // One step: what changes is what it asked for.
  const seule = etapes.length === 1 ? etapes[0] : undefined

  return (
    <div className={css.recap}>
      <TitreEtape>{recap.titre}</TitreEtape>
      <Lecture query={apercu} echec={recap.illisible} isSeul>
        {(lu) => (
          <>
            <Empeche fautes={lu.fautes} onCorriger={() => onRefus(lu.fautes)} />
            <Card
              title={recap.change}
              actions={seule && <Modifier etape={seule} onModifier={onModifier} />}
            >
              <Lignes lignes={enClair(lu.lignes, saisie)} />
              <p className="note block">{effet(lu)}</p>
            </Card>
          </>
        )}
      </Lecture>
      {etapes.length > 1 && (
        <Card title={recap.reponses}>
          <ul className={css.reponses}>
            {etapes.map((etape) => (
              <li key={etape.cle}>
                {etape.titre}
                <Modifier etape={etape} onModifier={onModifier} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <PiecesJointes demandees={demandees} saisie={saisie} />
      <EchecEnvoi echec={echec} />
      <p className="note block">
        {apercu.data?.delai && textes.delai(apercu.data.delai.median, apercu.data.delai.huitSurDix)}{' '}
        {apercu.data?.modeGestion === 'manuel' && recap.annulable}
      </p>
      <div className={css.actions}>
        <Button
          icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
          onClick={onRetour}
        >
          {textes.precedent}
        </Button>
        <MentionBrouillon suivi={suivi} />
        <Button
          variant="primary"
          busy={isEnvoi}
          disabled={!apercu.data || Object.keys(apercu.data.fautes).length > 0}
          icon={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void envoyer(saisie)}
        >
          {libelleEnvoi({ confirmer }, saisie)}
        </Button>
      </div>
    </div>
  )
}

type ModifierProps = { etape: { cle: string; titre: string }; onModifier: (cle: string) => void }

const Modifier = ({ etape: { cle, titre }, onModifier }: ModifierProps) => (
  <Button
    size="sm"
    variant="quiet"
    className={css.bord}
    aria-label={recap.modifierQuoi(titre)}
    onClick={() => onModifier(cle)}
  >
    {recap.modifier}
  </Button>
)

function effet({ effetLe, modeGestion }: Apercu): string {
  if (effetLe) return recap.effet(formatDateLongue(effetLe))
  return modeGestion === 'manuel' ? recap.aussitot : recap.immediat
}

type EmpecheProps = { fautes: Readonly<Record<string, string>>; onCorriger: () => void }

function Empeche({ fautes, onCorriger }: EmpecheProps) {
  const messages = Object.values(fautes)
  if (messages.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={recap.empeche}
      action={<Button onClick={onCorriger}>{recap.corriger}</Button>}
    >
      {messages.join(' ')}
    </Notice>
  )
}
