import type { Acte, ActeRecu, Apercu } from '@espace-adherent/contract/actes'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import type { FieldValues } from '@espace-adherent/ui/forms'
import { Card } from '@espace-adherent/ui/layout'
import { IconArrowLeft, IconSend } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { withSecurityCode } from '../securite/index.ts'
import css from './actes.module.css'
import { TitreEtape } from './EtapeForm.tsx'
import { MentionBrouillon } from './EtatBrouillon.tsx'
import { enClair } from './en-clair.ts'
import { Lignes } from './Lignes.tsx'
import { PiecesJointes } from './PiecesJointes.tsx'
import { apercuQuery, envoi } from './queries.ts'
import { textes } from './textes.ts'
import type { ActeSaisi } from './useActe.ts'
import type { useBrouillon } from './useBrouillon.ts'

const { recap } = textes

type RecapitulatifProps<S extends FieldValues> = {
  acte: Acte<S>
  /** Title of the toast on failure, where the act has a sentence of its own. */
  echecDit: string | undefined
  confirmer: string | undefined
  saisi: ActeSaisi<S>
  suivi: ReturnType<typeof useBrouillon>
  onModifier: (cle: string) => void
  onRetour: () => void
  /** Something is wrong in these fields; true when a step was found that holds one of them. */
  onRefus: (champs: Readonly<Record<string, string>>) => boolean
  onEnvoye: (recu: ActeRecu) => void
}

/** What is about to be sent, as the server understands it, and the way back to each step. */
export function Recapitulatif<S extends FieldValues>({
  acte,
  echecDit,
  confirmer = recap.envoyer,
  saisi: { saisie, etapes, demandees },
  suivi,
  onModifier,
  onRetour,
  onRefus,
  onEnvoye,
}: RecapitulatifProps<S>) {
  const apercu = useQuery(apercuQuery(acte.key, saisie))
  const [echec, setEchec] = useState<string | null>(null)
  const [isEnvoi, setEnvoi] = useState(false)
  // One step: what changes is what it asked for.
  const seule = etapes.length === 1 ? etapes[0] : undefined
  const { mutateAsync } = useMutation(envoi(acte, echecDit))

  async function envoyer() {
    setEchec(null)
    setEnvoi(true)
    // Sent, it has no draft any more: none may be on its way.
    await suivi.enregistrer()
    try {
      onEnvoye((await withSecurityCode('VERIFY_AMF', () => mutateAsync(saisie))) as ActeRecu)
    } catch (error) {
      const { champs = {}, message = '' } = error instanceof HttpError ? error : {}
      setEnvoi(false)
      if (!onRefus(champs)) setEchec(message)
    }
  }

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
      {echec !== null && (
        <Notice tone="danger" title={recap.echec} alert>
          {echec} {recap.conserve}
        </Notice>
      )}
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
          onClick={() => void envoyer()}
        >
          {confirmer}
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
