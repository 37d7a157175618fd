import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import type { ReactNode } from 'react'

type FormulaireEnvoiProps = {
  envoi: { error: { message: string } | null; isPending: boolean }
  /** Said above the reason of a refusal. */
  refus: string
  valider: string
  onSubmit: () => void
  children: ReactNode
}

/** Fields that are sent together: a refusal stands above them, and at each field. */
export const FormulaireEnvoi = ({
  envoi,
  refus,
  valider,
  onSubmit,
  children,
}: FormulaireEnvoiProps) => (
  <form
    className="stack gap-18"
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {envoi.error && (
      <Notice tone="danger" title={refus} alert>
        {envoi.error.message}
      </Notice>
    )}
    {children}
    <div className="cluster end gap-8">
      <Button type="submit" variant="primary" busy={envoi.isPending}>
        {valider}
      </Button>
    </div>
  </form>
)
