import { ETAPE_BESOINS } from '@espace-adherent/contract/actes'
import type { SaisieConseil } from '@espace-adherent/domain/conseil/besoins.ts'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField } from '@espace-adherent/ui/choix'
import { Champ, type FieldValues, Form, type Formulaire } from '@espace-adherent/ui/forms'
import { Card } from '@espace-adherent/ui/layout'
import { IconArrowLeft, IconArrowRight, IconSend } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { takeTitleFocus } from '../../platform/routing/focus.ts'
import { Besoins, Remis } from '../conseil/index.ts'
import css from './actes.module.css'
import { type DefinitionDemarche, libelleEnvoi } from './demarche.ts'
import { EchecEnvoi, type EnvoiActe, useEnvoiActe } from './EnvoiActe.tsx'
import { MentionBrouillon } from './EtatBrouillon.tsx'
import { PieceChamp } from './PieceChamp.tsx'
import { fichiersDe } from './pieces.ts'
import { textes } from './textes.ts'
import type { ActeSaisi } from './useActe.ts'

type EtapeFormProps<S extends FieldValues, F extends object> = EnvoiActe<S> & {
  definition: DefinitionDemarche<S, string, F>
  cle: string
  saisi: ActeSaisi<S, F>
  isPremiere: boolean
  /** It is sent from here, and not read again. */
  isEnvoyee: boolean
  onRetour: () => void
  onContinuer: () => void
}

/** One step: its fields, its documents, and the way on once they are right. */
export function EtapeForm<S extends FieldValues, F extends object>({
  definition,
  cle,
  saisi,
  isPremiere,
  isEnvoyee,
  onRetour,
  onContinuer,
  ...envoi
}: EtapeFormProps<S, F>) {
  const { suivi } = envoi
  const { envoyer, isEnvoi, echec } = useEnvoiActe(envoi)
  const titre = saisi.etapes.find((etape) => etape.cle === cle)?.titre ?? ''
  return (
    <Card>
      <TitreEtape>{titre}</TitreEtape>
      <ActeForm
        definition={definition}
        cle={cle}
        saisi={saisi}
        onSubmit={isEnvoyee ? envoyer : onContinuer}
      >
        <EchecEnvoi echec={echec} />
        <div className={css.actions}>
          {!isPremiere && (
            <Button
              icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
              onClick={onRetour}
            >
              {textes.precedent}
            </Button>
          )}
          <MentionBrouillon suivi={suivi} />
          <Button
            variant="primary"
            type="submit"
            busy={isEnvoi}
            {...(isEnvoyee
              ? { icon: <IconSend size={20} stroke={1.75} aria-hidden="true" /> }
              : { iconAfter: <IconArrowRight size={20} stroke={1.75} aria-hidden="true" /> })}
          >
            {isEnvoyee ? libelleEnvoi(definition, saisi.saisie) : textes.continuer}
          </Button>
        </div>
      </ActeForm>
    </Card>
  )
}

type ActeFormProps<S extends FieldValues, F extends object> = Pick<
  EtapeFormProps<S, F>,
  'definition' | 'cle' | 'saisi'
> & {
  onSubmit: (saisie: S) => void | Promise<void>
  note?: 'court' | 'long'
  children: ReactNode
}

/** The fields of a step and the documents that it holds, wherever they are shown. */
export function ActeForm<S extends FieldValues, F extends object>({
  definition: { acte, vues },
  cle,
  saisi: { form, regles, faits, plages, demandees, pieces },
  onSubmit,
  note = 'long',
  children,
}: ActeFormProps<S, F>) {
  const Vue = vues[cle]
  const champs = acte.etapes.find((etape) => etape.cle === cle)?.champs ?? []
  const saisie: Record<string, unknown> = form.watch()
  const isJointe = (champ: string) =>
    champ in acte.libellesPieces && fichiersDe(saisie[champ]).length > 0
  return (
    <Form
      form={form as unknown as Formulaire<FieldValues>}
      note={note}
      onSubmit={(saisie) => onSubmit(saisie as S)}
    >
      {Vue && <Vue form={form} regles={regles} faits={faits} plages={plages} />}
      {acte.conseil && cle === ETAPE_BESOINS && (
        <Besoins acte={acte.key} form={form as unknown as Formulaire<SaisieConseil>} />
      )}
      {acte.conseil && cle === acte.etapes.at(-1)?.cle && (
        <Remis
          form={form as unknown as Formulaire<SaisieConseil>}
          choix={acte.conseil.choix(form.watch())}
        />
      )}
      {demandees
        .filter(({ champ }) => champs.includes(champ))
        .map((piece, rang, toutes) => (
          <PieceChamp
            key={piece.champ}
            {...{ piece, form, pieces }}
            dessus={toutes[rang - 1] ?? null}
          />
        ))}
      {'isPiecesMedicales' in acte.vide && champs.some(isJointe) && (
        <Champ form={form as unknown as Formulaire<FieldValues>} name="isPiecesMedicales">
          {(champ) => <CheckboxField {...champ} label={textes.medical} hint={textes.medicalAide} />}
        </Champ>
      )}
      {children}
    </Form>
  )
}

/** The title of a step: another step is read from its top, by whoever does not see it too. */
export function TitreEtape({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeTitleFocus()) ref.current?.focus()
  }, [])
  return (
    <h2 ref={ref} tabIndex={-1} className="mb-16">
      {children}
    </h2>
  )
}
