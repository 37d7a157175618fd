import { formatTelephone } from '@espace-adherent/domain/telephone'
import { Button } from '../actions/Button.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Champ } from '../forms/Champ.tsx'
import { champId, useFormulaire } from '../forms/useFormulaire.ts'
import { messageMobile } from './parcours.ts'
import { textes } from './textes.ts'

type NumeroEtapeProps = {
  formId: string
  numero: string
  onNumero: (numero: string) => void
  /** Lets the person go on without a number, where that is possible. */
  onMail?: (() => void) | undefined
}

/** Asks for the number that the code will be sent to. */
export function NumeroEtape({ formId, numero, onNumero, onMail }: NumeroEtapeProps) {
  const form = useFormulaire({
    initial: { numero },
    validate: (values) => ({ numero: messageMobile(values.numero) }),
  })
  return (
    <form
      id={formId}
      noValidate
      className="stack gap-20"
      onSubmit={(event) => {
        event.stopPropagation()
        void form.handleSubmit(
          (values) => onNumero(values.numero),
          // One field needs no summary of errors.
          () => document.getElementById(champId(form, 'numero'))?.focus(),
        )(event)
      }}
    >
      <p>{textes.numeroPourquoi}</p>
      <Champ form={form} name="numero">
        {(champ) => (
          <TextField
            {...champ}
            label={textes.numero}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            mask={formatTelephone}
            figures
            layout="stack"
          />
        )}
      </Champ>
      {onMail && (
        <div>
          <Button variant="quiet" onClick={onMail}>
            {textes.plutotMail}
          </Button>
        </div>
      )}
    </form>
  )
}
