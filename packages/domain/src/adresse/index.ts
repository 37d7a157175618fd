/** Five digits, department 01 to 98: neither 00 nor 99. */
export const isCodePostal = (codePostal: string) => /^(?!00|99)\d{5}$/.test(codePostal)
