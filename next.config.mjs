// Plain JavaScript: Next compiles a TypeScript configuration anew at each start of the product.

/** Equal to `MAX_BODY_BYTES` of lib/server/request-refusal.ts, which a test holds it to. */
const MAX_BODY_BYTES = 50 * 1024 * 1024

const NO_VALIDATOR = './components/playground/form/no-validator.json'

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // A native addon cannot be bundled.
  serverExternalPackages: ['better-sqlite3', '@readme/openapi-parser'],
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
  // No image is optimized, so its endpoint is closed.
  images: { unoptimized: true },
  // `npm run check` reads the types of everything; whoever only starts the product does not wait for it.
  typescript: { ignoreBuildErrors: true },
  // `@rjsf/core` names `@rjsf/validator-ajv8` in a helper for its own tests, and we have none: it compiles code,
  // which our policy forbids. Development is bundled by Turbopack, the product by webpack.
  turbopack: { resolveAlias: { '@rjsf/validator-ajv8': NO_VALIDATOR } },
  webpack(webpackConfig) {
    webpackConfig.resolve.alias['@rjsf/validator-ajv8'] = false
    return webpackConfig
  },
  experimental: {
    // A start answers sooner; each page's code is read when it is first asked for.
    preloadEntriesOnStart: false,
    optimizePackageImports: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
    serverActions: { bodySizeLimit: MAX_BODY_BYTES },
    // Beyond its limit Next would hand on a body that is cut.
    proxyClientMaxBodySize: MAX_BODY_BYTES,
  },
}

export default config
