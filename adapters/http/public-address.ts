import ipaddr from 'ipaddr.js';

/** Public by its range, and still a door into the machine's own cloud: Azure's wire server. */
const innerDoors: readonly string[] = ['168.63.129.16'];
/** All IPv6 that is routed between networks lies here. */
const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Whether an IP address belongs to the public internet. Everything else is refused: loopback, private, link-local with
 * the metadata services, CGNAT, documentation, multicast, and each form of IPv6 that carries an IPv4 address inside
 * (mapped, compatible, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv6') return (parsed as ipaddr.IPv6).match(globalUnicast);
  return !innerDoors.includes(parsed.toString());
}

/** Whether an IP address is this machine itself, whatever its form. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
