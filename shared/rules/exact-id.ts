const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * An id in the form in which it is compared: a UUID with its hyphens, which backends write in either case, in small letters; any other as it is. 32
 * hexadecimal digits without hyphens keep their case: Oracle's SYS_GUID is a text there, and compared as one.
 */
export const exactId = (id: string): string => (UUID.test(id) ? id.toLowerCase() : id);
