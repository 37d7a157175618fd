import { CheckboxField } from '@espace-adherent/ui/choix'
import { Champ, type FieldValues, type Formulaire } from '@espace-adherent/ui/forms'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import { portail } from '../../platform/portail/settings.ts'
import { useLiens } from '../portail/index.ts'
import { textes } from './textes.ts'

type AvecAccords = FieldValues & {
  cgu: boolean
  consentements: Readonly<Record<string, boolean>>
}

type AccordsProps<Values extends AvecAccords> = {
  form: Formulaire<Values>
  /** Whoever works here is asked for none. */
  hasConsentements?: boolean
}

/** The terms of use, which are compulsory, and the client's consents, which are not. */
export function Accords<Values extends AvecAccords>({
  form,
  hasConsentements = true,
}: AccordsProps<Values>) {
  const typed = form as unknown as Formulaire<AvecAccords>
  const liens = useLiens()
  const { consentements } = portail().config
  return (
    <div>
      <Champ form={typed} name="cgu">
        {(champ) => (
          <CheckboxField
            {...champ}
            required
            label={
              <>
                {textes.cguAvant}
                <a href={liens.page('cgu')} target="_blank" rel="noreferrer">
                  {textes.cguLien} <span className="visually-hidden">{textes.nouvelOnglet}</span>
                </a>
              </>
            }
          />
        )}
      </Champ>
      {hasConsentements && consentements.length > 0 && (
        <Champ form={typed} name="consentements">
          {({ value, onChange, onBlur }) => (
            <>
              {consentements.map(({ nom, libelle }) => (
                <CheckboxField
                  key={nom}
                  label={tenu(libelle)}
                  value={value[nom] ?? false}
                  onChange={(accepted) => onChange({ ...value, [nom]: accepted })}
                  onBlur={onBlur}
                />
              ))}
            </>
          )}
        </Champ>
      )}
    </div>
  )
}
