import type { ModeGestion } from '@espace-adherent/domain/actes'
import {
  type ContratDuRib,
  isPieceRequise,
  type MiseAJourRib,
  ribAEnvoyer,
  type SaisieRib,
  validateRib,
} from '@espace-adherent/domain/bancaire'
import { type ReactNode, useState } from 'react'
import { Button } from '../actions/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Notice } from '../feedback/index.ts'
import type { ChampProps } from '../fields/champ.ts'
import { TextField } from '../fields/index.ts'
import { Champ, Form, FormActions, useFormulaire } from '../forms/index.ts'
import { BicField, IbanField } from './BankFields.tsx'
import css from './banque.module.css'
import { textes } from './textes.ts'

export type RibDialogProps<Piece> = {
  contrat: ContratDuRib
  modeGestion: ModeGestion
  /** Client setting `isPopupPrestationBlocking`: nothing else until it is done. */
  isBlocking: boolean
  ibanEtrangerAccepte: boolean
  /** Whose account it most likely is. */
  titulaire?: string | undefined
  /** The file, asked for in manual mode only. */
  piece: {
    initiale: Piece
    message?: ((piece: Piece) => string | null) | undefined
    render: (champ: ChampProps<Piece>) => ReactNode
  }
  /** Rejected by an error with `champs`, its messages go to the fields; what was typed stays. */
  onSubmit: (rib: MiseAJourRib<Piece>) => Promise<unknown>
  /** When it was sent, or put off. */
  onClose: () => void
  /** The way out of a blocking one, for who does not have the details at hand. */
  onLogout?: (() => void) | undefined
}

/** The form does not know what a file is; whoever draws its field does. */
type Saisie = SaisieRib<unknown>

export function RibDialog<Piece>({
  contrat,
  modeGestion,
  isBlocking,
  ibanEtrangerAccepte,
  titulaire = '',
  piece,
  onSubmit,
  onClose,
  onLogout,
}: RibDialogProps<Piece>) {
  const [failure, setFailure] = useState<string | null>(null)
  const isManuel = isPieceRequise(modeGestion)
  const form = useFormulaire<Saisie>({
    initial: { titulaire, iban: '', bic: '', rib: piece.initiale },
    validate: (saisie) =>
      validateRib(saisie, {
        ibanEtrangerAccepte,
        isPieceRequise: isManuel,
        messagePiece: (rib) => piece.message?.(rib as Piece) ?? null,
      }),
  })
  const isBusy = form.formState.isSubmitting

  async function send(saisie: Saisie) {
    setFailure(null)
    try {
      await onSubmit(ribAEnvoyer({ ...saisie, rib: saisie.rib as Piece }, contrat))
    } catch (error) {
      const { champs, message } = error as { champs?: Record<string, string>; message?: string }
      if (!form.refuse(champs)) setFailure(message || textes.echec)
      return
    }
    onClose()
  }

  return (
    <Dialog
      title={textes.titre}
      // What is being sent cannot be taken back by closing.
      onClose={isBlocking ? undefined : () => !isBusy && onClose()}
    >
      <div className={css.intro}>
        <p>
          {textes.pourquoi} {!contrat.hadRib && textes.manquantes}
        </p>
        <dl className={css.contrat}>
          <div>
            <dt>{textes.contrat}</dt>
            <dd>{textes.contratNumero(contrat.nomOffre, contrat.numContrat)}</dd>
          </div>
          <div>
            <dt>{textes.compteActuel}</dt>
            <dd className="tabular">{contrat.rib ?? textes.aucunCompte}</dd>
          </div>
        </dl>
      </div>
      <Form form={form} onSubmit={send}>
        {failure && (
          <Notice tone="danger" title={failure} alert>
            {textes.reessayer}
          </Notice>
        )}
        <Champ form={form} name="titulaire">
          {(champ) => (
            <TextField {...champ} label={textes.titulaire} required autoComplete="name" />
          )}
        </Champ>
        <Champ form={form} name="iban">
          {(champ) => <IbanField {...champ} required ibanEtrangerAccepte={ibanEtrangerAccepte} />}
        </Champ>
        <Champ form={form} name="bic">
          {(champ) => <BicField {...champ} required />}
        </Champ>
        {isManuel && (
          <Champ form={form} name="rib">
            {(champ) =>
              piece.render({
                ...champ,
                value: champ.value as Piece,
                label: textes.piece,
                required: true,
              })
            }
          </Champ>
        )}
        <FormActions>
          <Button variant="primary" type="submit" busy={isBusy}>
            {textes.enregistrer}
          </Button>
          {!isBlocking && (
            <Button variant="quiet" disabled={isBusy} onClick={onClose}>
              {textes.plusTard}
            </Button>
          )}
          {isBlocking && onLogout && (
            <Button variant="quiet" disabled={isBusy} onClick={onLogout}>
              {textes.seDeconnecter}
            </Button>
          )}
        </FormActions>
      </Form>
    </Dialog>
  )
}
