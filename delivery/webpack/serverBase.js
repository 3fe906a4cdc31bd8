/* global __base */
// Addresses of pictures and fonts: the loader of the bundle names the folder the build is served from.
__webpack_public_path__ = __base;
