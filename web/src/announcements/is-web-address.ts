/** Only http and https: other addresses can run scripts or open programs. */
export const isWebAddress = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '')
