import { champsReconnaissance } from '@espace-adherent/domain/comptes/mode.ts'
import { Notice } from '@espace-adherent/ui/feedback'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import css from './comptes.module.css'
import { textes } from './textes.ts'

/** Takes the focus as it comes, and each time `essai` is another. */
function Focused({ essai, children }: { essai: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refusal is announced like the first.
  useLayoutEffect(() => box.current?.focus(), [essai])
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}

type RefusProps = {
  essai: number
  reste: number
  /** What was typed: of two numbers, nobody looks again at the one that they left empty. */
  saisie: { numeroContrat: string; nir: { numero: string } }
}

/** The insurer did not recognise the person: what to look at again, and how often one may try. */
export function Refus({ essai, reste, saisie }: RefusProps) {
  const { config } = portail()
  const mode = champsReconnaissance(config.createAccountAuthMode)
  const aVerifier = [
    mode.numeroContrat && saisie.numeroContrat.trim() !== '' && textes.refus.numeroContrat,
    mode.nir && saisie.nir.numero.trim() !== '' && textes.refus.nir,
    textes.refus.noms,
    textes.refus.dateNaissance,
    config.isCodePostalVerifiedOnAccountCreation && textes.refus.codePostal,
    config.isRegisterVerifyIban && textes.refus.iban,
  ].filter((quoi) => quoi !== false)
  return (
    <Focused essai={essai}>
      <Notice tone="danger" title={textes.refus.titre} alert>
        <p>{textes.refus.verifiez}</p>
        <ul className={css.aVerifier}>
          {aVerifier.map((quoi) => (
            <li key={quoi}>{quoi}</li>
          ))}
        </ul>
        <p>{textes.refus.reste(reste)}</p>
      </Notice>
    </Focused>
  )
}

/** No more tries: the client's own words, where the button stood. */
export function Blocage() {
  return (
    <Focused essai={0}>
      <Notice tone="danger" title={portail().config.registerAttemptNumberAfterMessage} alert />
    </Focused>
  )
}
