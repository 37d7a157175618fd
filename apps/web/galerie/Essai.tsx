import { type ReactNode, useState } from 'react'

type EssaiProps<Value> = {
  initial: Value
  /** The rule of the domain; it speaks once the field was left. */
  message?: (value: Value) => string | null
  /** What the form would receive, when it is not the value itself. */
  recu?: (value: Value) => unknown
  children: (champ: {
    value: Value
    onChange: (value: Value) => void
    onBlur: () => void
    error: string | undefined
  }) => ReactNode
}

/** A field on its own, with its rule; what the form would receive is written below. */
export function Essai<Value>({
  initial,
  message = () => null,
  recu = (value) => value,
  children,
}: EssaiProps<Value>) {
  const [value, setValue] = useState(initial)
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      {children({
        value,
        onChange: setValue,
        onBlur: () => setLeft(true),
        error: (isLeft && message(value)) || undefined,
      })}
      <Recu>{recu(value)}</Recu>
    </>
  )
}

export const Recu = ({ children }: { children: unknown }) => (
  <output>
    {typeof children === 'string' ? children : children === null ? '' : JSON.stringify(children)}
  </output>
)
